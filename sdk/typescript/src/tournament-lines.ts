/** An export of a tournament line by line, each with its number and its sum compared. */

import type { ExportLine } from './generated/index.js';
import { hex } from './promises.js';

/** The first thing that differs. `line`: of the export. */
export interface TournamentFault {
  code: string;
  line: number;
  message: string;
}

/** Something differs: `fault` says what. Callers of `verifyTournament` get it in the verdict. */
export class Differs extends Error {
  constructor(readonly fault: TournamentFault) {
    super(fault.message);
  }
}

const FORMAT = 'chouette-tournament';
const VERSION = 1;
const ORDER = ['tournament', 'entry', 'round', 'result', 'correction', 'event', 'standing', 'game', 'end'];

/** The line differs in this. */
export function refuse(code: string, line: number, message: string): never {
  throw new Differs({ code, line, message });
}

/** Each line of a kind that is known here. Throws Differs. */
export async function* linesOf(
  source: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<ExportLine, void, undefined> {
  let [number, kind, count] = [0, 'tournament', 0];
  for await (const raw of source) {
    if (raw.trim() === '') continue;
    number += 1;
    if (kind === 'end') refuse('line_after_end', number, `line ${number}: the export has ended before it`);
    const line = await read(raw, number);
    if (number === 1) count = counted(line);
    const place = ORDER.indexOf(line.kind);
    // A newer service may tell more than is known here.
    if (place < 0) continue;
    if (place < ORDER.indexOf(kind)) {
      refuse('order_wrong', number, `line ${number}: a line of kind ${line.kind} comes after one of kind ${kind}`);
    }
    kind = line.kind;
    yield line;
  }
  if (kind !== 'end') refuse('incomplete', number, `the export is not whole: it ends with line ${number} of ${count}`);
  if (number !== count) refuse('incomplete', 1, `line 1, \`lines\`: expected ${number}, told ${count}`);
}

async function read(raw: string, number: number): Promise<ExportLine> {
  let line: ExportLine;
  try {
    line = JSON.parse(raw) as ExportLine;
  } catch {
    refuse('not_json', number, `line ${number}: is no JSON object`);
  }
  if (line?.line !== number) refuse('line_missing', number, `line ${number}: expected its number, told ${line?.line}`);
  const { sha256, ...told } = line;
  const made = await sha256Of(JSON.stringify(sorted(told)));
  if (sha256 !== made) {
    refuse('sum_wrong', number, `line ${number}: a line of kind ${line.kind} is not as it was exported: its SHA-256 is ${made}`);
  }
  return line;
}

/** How many lines there must be, by the first one. */
function counted(line: ExportLine): number {
  if (line.kind !== 'tournament' || line.format !== FORMAT) {
    refuse('format_unknown', 1, "line 1: is no tournament's export: save the answer of GET …/export");
  }
  if (line.version !== VERSION) {
    refuse('version_unknown', 1, `line 1: version ${line.version} of the format is not known here: update`);
  }
  return line.lines;
}

/** With the keys of all objects in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, each]) => [name, sorted(each)]));
}

/** The SHA-256 of a text in UTF-8, as hex digits. */
export async function sha256Of(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
