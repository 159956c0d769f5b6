/** Every request of a seat with its answer, as the inspector shows them; and whether its event stream is connected. */

export interface Exchange {
  id: number;
  method: string;
  url: string;
  body: string;
  /** Whether it carries a seat's token, which is shown nowhere. */
  hasToken: boolean;
  key: string | null;
  /** When it was sent, ms by this machine's clock. */
  sentAt: number;
  /** 0 while there is no answer; −1 where there was none. */
  status: number;
  tookMs: number;
  answer: string;
}

export type Line = 'connecting' | 'live' | 'lost';

const MOST = 300;

/** A `fetch` for the SDK's client that notes what goes through it. */
export class Exchanges {
  list: Exchange[] = [];
  line: Line = 'connecting';
  #count = 0;

  constructor(private readonly changed: () => void) {}

  readonly fetch = async (request: Request): Promise<Response> => {
    const isStream = request.headers.get('Accept') === 'text/event-stream';
    const exchange = await this.#begun(request);
    if (isStream && this.line !== 'connecting') this.#turn('lost');
    try {
      const response = await fetch(request);
      exchange.status = response.status;
      if (isStream) return this.#watched(response);
      void response.clone().text().then((text) => this.#ended(exchange, text), () => undefined);
      return response;
    } catch (error) {
      exchange.status = -1;
      if (!request.signal.aborted && isStream) this.#turn('lost');
      throw error;
    } finally {
      exchange.tookMs = Math.round(performance.now() - exchange.sentAt);
      this.changed();
    }
  };

  async #begun(request: Request): Promise<Exchange> {
    const exchange: Exchange = {
      id: ++this.#count,
      method: request.method,
      url: request.url,
      body: request.method === 'GET' ? '' : await request.clone().text(),
      hasToken: request.headers.has('Authorization'),
      key: request.headers.get('Idempotency-Key'),
      sentAt: performance.now(),
      status: 0,
      tookMs: 0,
      answer: '',
    };
    this.list = [...this.list.slice(1 - MOST), exchange];
    return exchange;
  }

  #ended(exchange: Exchange, text: string): void {
    exchange.answer = text;
    this.changed();
  }

  /** The stream as it is, and a word when it ends: the SDK will make another connection by itself. */
  #watched(response: Response): Response {
    if (!response.ok || response.body === null) return response;
    this.#turn('live');
    const watched = new TransformStream<Uint8Array, Uint8Array>({ flush: () => this.#turn('lost') });
    return new Response(response.body.pipeThrough(watched), response);
  }

  #turn(line: Line): void {
    this.line = line;
    this.changed();
  }
}
