/** A server that answers as a test tells it to, badly where it is told so, and remembers what it was asked. */

import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export type Step = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export class ScriptedServer implements AsyncDisposable {
  readonly asked: IncomingHttpHeaders[] = [];
  readonly #server;
  url = '';

  /** Answers each request with the next step, and the last step for ever. */
  private constructor(script: Step[]) {
    this.#server = createServer(async (request, response) => {
      this.asked.push(request.headers);
      request.resume();
      const step = script.length > 1 ? script.shift() : script[0];
      await step?.(request, response);
    });
  }

  static async run(...script: Step[]): Promise<ScriptedServer> {
    const made = new ScriptedServer(script);
    await new Promise<void>((resolve) => made.#server.listen(0, '127.0.0.1', resolve));
    made.url = `http://127.0.0.1:${(made.#server.address() as AddressInfo).port}`;
    return made;
  }

  header(name: string): (string | undefined)[] {
    return this.asked.map((headers) => headers[name] as string | undefined);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Runs a test's body against a scripted server, and closes the server whatever happens. */
export async function against(script: Step[], body: (server: ScriptedServer) => Promise<void>): Promise<void> {
  const server = await ScriptedServer.run(...script);
  try {
    await body(server);
  } finally {
    await server[Symbol.asyncDispose]();
  }
}

/** Has the runtime collect its memory again and again until the test is over, as it does in programs that do more. */
export function collecting(): Disposable {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const timer = setInterval(collect, 20);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

export const pause = (ms: number) => new Promise<void>((resolve) => {
  // A silence that no client listens to any longer does not hold the end of the tests.
  setTimeout(resolve, ms).unref();
});

export function answers(status: number, body?: unknown, headers: Record<string, string> = {}): Step {
  return (_, response) => {
    const type = status >= 400 ? 'application/problem+json' : 'application/json';
    response.writeHead(status, { 'Content-Type': type, ...headers });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };
}

export function problem(status: number, code: string, headers: Record<string, string> = {}): Step {
  return answers(status, { status, code, title: code, detail: 'No.', errors: [], values: {}, request_id: 'r1' }, headers);
}

/** Takes the request, and hangs up without an answer. */
export const drops: Step = (request) => void request.socket.destroy();

/** An answer that breaks off in the middle. */
export const cutShort: Step = async (request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"no');
  await pause(20);
  request.socket.destroy();
};

/** No answer for so long, then none at all. */
export function sleeps(ms: number): Step {
  return async (request) => {
    await pause(ms);
    request.socket.destroy();
  };
}

/** An event stream of these chunks (a number is a silence, in ms), which then ends. */
export function streams(...chunks: (string | number)[]): Step {
  return async (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const chunk of chunks) {
      if (typeof chunk === 'string') response.write(chunk);
      else await pause(chunk);
    }
    response.end();
  };
}

export const event = (seq: number, type = 'clock_stopped', fields: object = {}) =>
  ({ type, seq, at: 1000 + seq, ...fields });

/** One event as it goes over a stream. `id`: more than its seq. */
export function message(seq: number, type = 'clock_stopped', fields: object = {}, id = `${seq}`): string {
  return `id: ${id}\ndata: ${JSON.stringify(event(seq, type, fields))}\n\n`;
}

/** A page of the log; one without events is the last. */
export function page(...events: { seq: number; id?: string }[]): Step {
  const last = events.at(-1);
  const seq = last?.seq ?? 99;
  return answers(200, { events, last_seq: seq, last_id: last?.id ?? `${seq}`, finished: false });
}

export const finished = (seq: number) => message(seq, 'game_finished', { winner: null });
