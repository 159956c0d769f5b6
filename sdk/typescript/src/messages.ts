/** Cuts a text/event-stream into its messages. */

/** One message of a text/event-stream. */
export interface Message {
  event: string;
  data: string;
  /** The id of the last event that has one. */
  id: string;
  /** When to come back (ms), if it says so. */
  retry?: number;
}

/** Cuts chunks of a text/event-stream into messages; comments (heartbeats) vanish here. */
export class MessageReader {
  #rest = '';
  #event = '';
  #id = '';
  #data: string[] = [];
  #retry: number | undefined;

  /** The messages that this chunk completes. */
  *push(chunk: string): Generator<Message> {
    this.#rest += chunk;
    // A carriage return at the very end may be half of a line break: it waits for the next chunk.
    for (let found = /\r\n|\n|\r(?!$)/.exec(this.#rest); found; found = /\r\n|\n|\r(?!$)/.exec(this.#rest)) {
      const line = this.#rest.slice(0, found.index);
      this.#rest = this.#rest.slice(found.index + found[0].length);
      const message = this.#line(line);
      if (message) yield message;
    }
  }

  #line(line: string): Message | undefined {
    if (line === '') {
      const retry = this.#retry === undefined ? {} : { retry: this.#retry };
      const message = { event: this.#event || 'message', data: this.#data.join('\n'), id: this.#id, ...retry };
      const full = this.#data.length > 0;
      this.#event = '';
      this.#data = [];
      this.#retry = undefined;
      return full ? message : undefined;
    }
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') this.#event = value;
    else if (name === 'data') this.#data.push(value);
    else if (name === 'id') this.#id = value;
    else if (name === 'retry' && /^\d{1,9}$/.test(value)) this.#retry = Number(value);
    return undefined;
  }
}
