/**
 * From an offer of `expected` to the controls of a form: its `fields` say what it takes, its `constraints` what each may
 * be. Nothing here knows a rule of a game.
 */

import type { Constraints, ExpectedAct } from 'chouette-sdk';
import type { Names } from '../words/names.js';
import { actChoices, isOrder } from './forced-acts.js';
import type { Option } from './option.js';

/** One field of a form. `several` sends a list, `rows` a list of objects, `shop` an order, which may be part of an act. */
export type Control =
  | { kind: 'choice'; name: string; options: Option[]; optional: boolean }
  | { kind: 'several'; name: string; options: Option[]; least: number; most: number; faces?: 'dice' | 'cards' }
  | { kind: 'number'; name: string; minimum: number; maximum: number }
  | { kind: 'text'; name: string; optional: boolean }
  | { kind: 'rows'; name: string; total: number; targets: Option[]; amount: { minimum: number; maximum: number }; bets: Bet[] }
  | { kind: 'shop'; name: string; gold: number; wares: Ware[]; within?: 'act' };

export interface Bet {
  combination: Option;
  minimum: number;
  maximum: number;
  /** What narrows the bet; it need not be said. */
  values: Option[];
}

export interface Ware {
  name: string;
  label: string;
  price: number;
  most: number;
  needs: string | undefined;
  targets: Option[];
}

/** What was chosen so far, by the names of controls: keys of options, numbers, texts, rows. */
export type Draft = Readonly<Record<string, unknown>>;

interface Asking {
  offer: ExpectedAct;
  told: Constraints;
  draft: Draft;
  names: Names;
  hand: readonly string[];
}

const option = (sent: unknown, label: string): Option => ({ key: JSON.stringify(sent), label, sent });

/** The controls of a form for this offer, as far as the draft has come: some depend on what was chosen before. */
export function controlsOf(offer: ExpectedAct, draft: Draft, names: Names, hand: readonly string[] = []): Control[] {
  const asking = { offer, told: offer.constraints, draft, names, hand };
  return offer.fields.flatMap((field) => BY_FIELD[field]?.(field, asking) ?? []);
}

type Maker = (field: string, asking: Asking) => Control | Control[] | undefined;

const choice = (name: string, options: Option[] | undefined, optional = false): Control | undefined =>
  options && options.length > 0 ? { kind: 'choice', name, options, optional } : undefined;

const people = (ids: readonly string[] | undefined, names: Names) => ids?.map((id) => option(id, names.player(id)));
const things = (ids: readonly string[] | undefined, names: Names) => ids?.map((id) => option(id, names.thing(id)));
const plain = (all: readonly (string | number)[] | undefined) => all?.map((each) => option(each, String(each)));

/** What the option under this name was chosen as. */
function chosen(draft: Draft, name: string): unknown {
  const key = draft[name];
  return typeof key === 'string' && key !== '' ? (JSON.parse(key) as unknown) : undefined;
}

const card = ({ told, draft }: Asking) => {
  const wanted = chosen(draft, 'card') ?? told.tichettes?.[0]?.card;
  return told.tichettes?.find((each) => each.card === wanted);
};

const holder = ({ told, draft }: Asking) => {
  const wanted = chosen(draft, 'target') ?? told.holdings?.[0]?.target;
  return told.holdings?.find((each) => each.target === wanted);
};

const combination = ({ told, draft }: Asking) => {
  const wanted = chosen(draft, 'combination') ?? told.combinations?.[0]?.name;
  return told.combinations?.find((each) => each.name === wanted);
};

/** How many dice would be thrown, with so many kept. */
const diceThrown = ({ told, draft }: Asking): number => {
  const kept = Array.isArray(draft['keep']) ? draft['keep'].length : 0;
  return kept > 0 ? 3 - kept : (told.dice ?? 0);
};

const dice = (faces: readonly number[]) => faces.map((face, at) => ({ key: String(at), label: String(face), sent: face }));

function shop(name: string, { told, names }: Asking): (Control & { kind: 'shop' }) | undefined {
  if (!told.on_sale) return undefined;
  const wares = told.on_sale.map((ware) => ({
    name: ware.name,
    label: names.thing(ware.name),
    price: ware.price,
    most: ware.most ?? 99,
    needs: ware.needs,
    targets: people(ware.targets, names) ?? [],
  }));
  return { kind: 'shop', name, gold: told.gold ?? 0, wares };
}

const BY_FIELD: Record<string, Maker> = {
  keep: (name, { told }) =>
    told.keep_from && { kind: 'several', name, options: dice(told.keep_from), least: 0, most: told.keep_at_most ?? 0, faces: 'dice' },
  hand: (name, asking) => {
    const hands = asking.told.hand?.find((each) => each.dice === diceThrown(asking))?.hands;
    return choice(name, things(hands, asking.names), (hands?.length ?? 0) > 1);
  },
  magic: (name, asking) =>
    asking.told.magic && { kind: 'several', name, options: dice(asking.told.magic), least: 0, most: diceThrown(asking), faces: 'dice' },
  target: (name, asking) => {
    const { told, names } = asking;
    const ids = told.holdings?.map((each) => each.target) ?? (told.tichettes ? card(asking)?.targets : told.targets);
    return choice(name, people(ids, names));
  },
  targets: (name, { told, names }) =>
    told.targets && { kind: 'several', name, options: people(told.targets, names) ?? [], least: 2, most: 2 },
  into: (name, { told, names, draft }) => {
    const target = chosen(draft, 'target') ?? told.targets?.[0];
    return choice(name, people(told.targets?.filter((id) => id !== target), names));
  },
  bet_on: (name, { told, names, draft }) => {
    const target = chosen(draft, 'target') ?? told.targets?.[0];
    return choice(name, people(told.bets_on?.[String(target)], names), true);
  },
  combination: (name, { told, names }) => choice(name, things(told.combinations?.map((each) => each.name), names)),
  amount: (name, asking) => {
    const bounds = combination(asking) ?? asking.told.amount;
    return bounds && { kind: 'number', name, minimum: bounds.minimum, maximum: bounds.maximum };
  },
  value: (name, asking) => {
    const { told, names } = asking;
    if (told.combinations) return choice(name, plain(combination(asking)?.values), true);
    return choice(name, told.names ? things(told.names, names) : plain(told.values));
  },
  second: (name, { told, names }) => choice(name, things(told.seconds, names), true),
  words: (name) => ({ kind: 'text', name, optional: false }),
  text: (name) => ({ kind: 'text', name, optional: false }),
  gesture: (name, { told, names }) => choice(name, told.gestures?.map((each) => option(each, names.things(each)))),
  solution: (name, asking) => choice(name, things(asking.told.tichettes ? card(asking)?.solutions : asking.told.solutions, asking.names)),
  card: (name, { told, names }) => choice(name, told.tichettes?.map((each) => option(each.card, names.thing(String(each.card))))),
  about: (name, asking) => choice(name, card(asking)?.about?.map((id) => option(id, asking.names.phrase(id)))),
  number: (name, asking) => choice(name, plain(card(asking)?.numbers)),
  position: (name, asking) => choice(name, plain(card(asking)?.positions)),
  object: (name, asking) => choice(name, holder(asking)?.objects.map((each) => option(each, objectName(each, asking.names)))),
  objects: shop,
  act: (name, asking) => {
    const { told, names, draft } = asking;
    const acts = actChoices(told, names);
    const made = acts.find(({ key }) => key === draft[name]) ?? acts[0];
    const order = isOrder(made?.sent) ? shop('objects', asking) : undefined;
    return [choice(name, acts), order && { ...order, within: 'act' as const }].filter((control) => control !== undefined);
  },
  left: (name, asking) => confusion(name, asking, 0),
  middle: (name, asking) => confusion(name, asking, 1),
  right: (name, asking) => confusion(name, asking, 2),
  bets: (name, { told, names }) => ({
    kind: 'rows',
    name,
    total: told.total?.maximum ?? 0,
    targets: people(told.targets, names) ?? [],
    amount: { minimum: 1, maximum: told.total?.maximum ?? 0 },
    bets: (told.combinations ?? []).map(({ name: id, minimum, maximum, values }) => ({
      combination: option(id, names.thing(id)),
      minimum,
      maximum,
      values: plain(values) ?? [],
    })),
  }),
  shares: (name, { told, names }) => ({
    kind: 'rows',
    name,
    total: told.total?.maximum ?? 0,
    targets: people(told.targets, names) ?? [],
    amount: told.amount ?? { minimum: 1, maximum: told.total?.maximum ?? 0 },
    bets: [],
  }),
  towards: (name, { told, names }) => choice(name, people(told.towards, names)),
  ranks: (name, { told, names }) =>
    told.known_ranks && {
      kind: 'several',
      name,
      options: told.known_ranks.map((rank) => option(rank, names.cards([rank]))),
      least: 1,
      most: told.at_most ?? 1,
    },
  // Of an exchange; what may be played is chosen in the hand itself.
  cards: (name, { told, names, hand }) =>
    told.number === undefined
      ? undefined
      : {
          kind: 'several',
          name,
          options: hand.map((code, at) => ({ key: String(at), label: names.cards([code]), sent: code })),
          least: told.number,
          most: told.number,
          faces: 'cards',
        },
  vote: (name, { told, names }) => choice(name, told.votes?.map((id) => option(id, names.phrase(id)))),
};

/** Three different ones: what is said of the dice before is not offered again. */
function confusion(name: string, { told, names, draft }: Asking, at: number): Control | undefined {
  let left = told.confusions ?? [];
  for (const before of ['left', 'middle', 'right'].slice(0, at)) {
    const wanted = chosen(draft, before);
    const taken = left.find((each) => each === wanted) ?? left[0];
    left = left.filter((each) => each !== taken);
  }
  return choice(name, things(left, names));
}

function objectName(object: unknown, names: Names): string {
  if (typeof object === 'string') return names.thing(object);
  return Object.entries(object as object).map(([kind, which]) => `${names.thing(kind)} ${which}`).join(', ');
}
