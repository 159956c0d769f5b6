/**
 * For the tests of a client, in Node: a service of their own, games that stand where a test wants them, clocks that it
 * moves. The service is the Python package `chouette`, whose command `chouette` has to be on the PATH (`pip install
 * chouette`), or is told by `command`.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from './client.js';
import type { ClockAnswer, SandboxGameBody, SandboxGame as Made, SituationSummary } from './generated/index.js';
import { ChouetteError } from './problems.js';
import type { Seat } from './table.js';

const READY_MS = 60_000;
const STOPPED_MS = 20_000;
const ADDRESS = /API\s+(https?:\/\/\S+?)\/v1/;

/** The service did not start; the message holds what it said, and what to install. */
export class ServiceNotStarted extends ChouetteError {}

/** How a service is started. `settings`: without CHOUETTE_, as `{ BOT_SPEED: '10' }`. */
export interface ServiceOptions {
  command?: readonly string[];
  settings?: Record<string, string>;
}

/** The clock of one game, which moves only when it is told to. Instants are in ms since the epoch. */
export class GameClock {
  constructor(private readonly seat: Seat) {}

  /** What it says. */
  async now(): Promise<number> {
    return (await this.seat.client.api.getClock({ path: { game_id: this.seat.id } })).now;
  }

  /** Lets so many ms pass; what that led to. All that is due on the way happens at its own instant. */
  advance(ms: number): Promise<ClockAnswer> {
    return this.seat.client.api.advanceClock({ path: { game_id: this.seat.id }, body: { advance_ms: ms } });
  }

  /** Lets time pass up to the next instant at which something happens by itself; what that was. */
  nextDeadline(): Promise<ClockAnswer> {
    return this.seat.client.api.advanceClock({ path: { game_id: this.seat.id }, body: { to: 'next_deadline' } });
  }
}

/** A game that stands somewhere. `seats`: by the players' ids, those in which no bot sits. */
export class SandboxGame {
  readonly id: string;
  readonly seats: Record<string, Seat> = {};

  constructor(
    client: Client,
    readonly answer: Made,
  ) {
    this.id = answer.id;
    for (const { player, token } of answer.seats) {
      if (token !== null) this.seats[player] = client.seat(answer.id, player, token);
    }
  }

  /** The seat of this player. Throws where a bot sits there, or there is no such player. */
  seat(player: string): Seat {
    const found = this.seats[player];
    if (found === undefined) throw new ChouetteError(`No client sits as ${player}: ${Object.keys(this.seats).join(', ')}`);
    return found;
  }

  /** Its clock; only a `manual` one can be moved. */
  get clock(): GameClock {
    const first = Object.values(this.seats)[0];
    if (first === undefined) throw new ChouetteError('Bots sit in all seats, so that no token moves the clock.');
    return new GameClock(first);
  }
}

/** What tests ask for. `url`: of the service; `client`: one for it. */
export class Sandbox {
  readonly client: Client;

  constructor(
    readonly url: string,
    private readonly stop: () => Promise<void> = async () => {},
  ) {
    this.client = new Client({ baseUrl: url });
  }

  /** A game in a situation of the gallery; its clock is `manual` unless `more` says otherwise. */
  async situation(name: string, more: Omit<SandboxGameBody, 'situation'> = {}): Promise<SandboxGame> {
    return this.made({ clock: 'manual', ...more, situation: name });
  }

  /** A game that begins as it is described; its clock is `manual` unless it says otherwise. */
  async standing(described: SandboxGameBody): Promise<SandboxGame> {
    return this.made({ clock: 'manual', ...described });
  }

  /** All situations of the gallery, or those of a rulebook or a kind. */
  async situations(wanted: { ruleset?: string; kind?: SituationSummary['kind'] } = {}): Promise<SituationSummary[]> {
    const found: SituationSummary[] = [];
    let cursor: string | null = null;
    do {
      const more: { cursor?: string } = cursor === null ? {} : { cursor };
      const page = await this.client.api.listSituations({ query: { ...wanted, ...more, limit: 200 } as never });
      found.push(...page.situations);
      cursor = page.next;
    } while (cursor !== null);
    return found;
  }

  /** Ends the service, where it was started here; its games go with it. */
  close(): Promise<void> {
    return this.stop();
  }

  private async made(body: SandboxGameBody): Promise<SandboxGame> {
    return new SandboxGame(this.client, await this.client.api.createSandboxGame({ body }));
  }
}

/** Starts a service on a free port, in a folder of its own. Close it at the end. Throws ServiceNotStarted. */
export async function startService(options: ServiceOptions = {}): Promise<Sandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'chouette-tests-'));
  const [program = 'chouette', ...before] = options.command ?? ['chouette'];
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('CHOUETTE_'));
  const settings = { ALLOW_TEST_DICE: 'true', LIMITS: 'off', ...options.settings };
  const told = Object.entries(settings).map(([name, value]) => [`CHOUETTE_${name}`, value]);
  const child = spawn(program, [...before, 'serve', '--port=0', '--workers=1', `--data-dir=${join(folder, 'data')}`], {
    env: { ...Object.fromEntries(inherited), ...Object.fromEntries(told), PYTHONUNBUFFERED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    await ended(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return new Sandbox(await address(child), stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const failed = (why: string) => {
      clearTimeout(timer);
      reject(new ServiceNotStarted(`${why} Install the Python package chouette, or say what runs it. It said:\n${said}`));
    };
    const timer = setTimeout(() => failed('The service did not start in time.'), READY_MS);
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const found = ADDRESS.exec(said);
      if (found?.[1] === undefined) return;
      clearTimeout(timer);
      resolve(found[1]);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', (error) => failed(`The service cannot be run: ${error.message}.`));
    child.on('exit', () => failed('The service ended.'));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve();
    const timer = setTimeout(() => child.kill('SIGKILL'), STOPPED_MS);
    child.on('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
