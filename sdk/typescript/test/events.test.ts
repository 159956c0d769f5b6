/** The TypeScript event stream: nothing missing, nothing twice, whatever the connection does. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MessageReader } from '../src/messages.js';
import { Client, ConnectionFailed, type Event, type EventOptions, GameNotFound } from '../src/index.js';
import {
  type ScriptedServer, against, answers, collecting, drops, event, finished, message, page, problem, streams,
} from './scripted.js';

const QUICK: EventOptions = { silenceMs: 300, aloneMs: 2000, retry: { firstMs: 10, longestMs: 50 } };

async function follow(server: ScriptedServer, options: EventOptions = {}): Promise<Event[]> {
  const found: Event[] = [];
  const table = new Client({ baseUrl: server.url }).table('g');
  for await (const event of table.events({ ...QUICK, ...options })) found.push(event);
  return found;
}

const seqs = (events: Event[]) => events.map((event) => event.seq);

test('it ends when the game does', () =>
  against([streams(message(1), finished(2), 5000)], async (server) => {
    const events = await follow(server);
    assert.deepEqual(events.map((event) => event.type), ['clock_stopped', 'game_finished']);
    assert.equal(server.asked.length, 1);
  }));

test('a lost connection is resumed without gap or double', () =>
  against(
    [
      streams(message(1), message(2)),
      streams(message(2), message(3), 'id: 4\ndata: {cut'),
      drops,
      problem(503, 'store_unavailable'),
      streams(': heartbeat\n\n', message(4), finished(5)),
    ],
    async (server) => {
      assert.deepEqual(seqs(await follow(server)), [1, 2, 3, 4, 5]);
      assert.deepEqual(server.header('last-event-id'), ['0', '2', '3', '3', '3']);
    },
  ));

test('a client that is sent away comes back when it is told to', () => {
  const away = 'retry: 250\nevent: dropped\ndata: {"reason":"slow"}\n\n';
  const script = [streams(message(1), away), streams(message(2), away), streams(finished(3))];
  return against(script, async (server) => {
    const begun = performance.now();
    assert.deepEqual(seqs(await follow(server)), [1, 2, 3]);
    assert.ok(performance.now() - begun >= 490, 'the pause between failures would be shorter');
    assert.deepEqual(server.header('last-event-id'), ['0', '1', '2']);
  });
});

test('a garbled message is asked for again', () =>
  against([streams('data: {cut\n\n'), streams(message(1), finished(2))], async (server) => {
    assert.deepEqual(seqs(await follow(server)), [1, 2]);
  }));

test('a connection without heartbeats is given up, one with heartbeats is kept', async () => {
  await against([streams(message(1), 3000), streams(finished(2))], async (server) => {
    assert.deepEqual(seqs(await follow(server)), [1, 2]);
    assert.deepEqual(server.header('last-event-id'), ['0', '1']);
  });
  const quiet = Array.from({ length: 4 }, () => [150, ': heartbeat\n\n']).flat();
  await against([streams(message(1), ...quiet, finished(2))], async (server) => {
    assert.deepEqual(seqs(await follow(server)), [1, 2]);
    assert.equal(server.asked.length, 1);
  });
});

test('a gap is asked for once and then believed', async () => {
  const hole = streams(message(1), message(3), finished(4));
  await against([hole, streams(message(2), message(3), finished(4))], async (server) => {
    assert.deepEqual(seqs(await follow(server)), [1, 2, 3, 4]);
  });
  await against([hole], async (server) => assert.deepEqual(seqs(await follow(server)), [1, 3, 4]));
});

test('who comes back after the end is told so', async () => {
  await against([answers(204)], async (server) => {
    assert.deepEqual(await follow(server, { after: 9 }), []);
    assert.deepEqual(server.header('last-event-id'), ['9']);
  });
  await against([streams('event: end\ndata: {}\n\n', 5000)], async (server) => {
    assert.deepEqual(await follow(server), []);
  });
});

const rewound = (seq: number, from = 3) =>
  ({ from_seq: from, to_seq: seq - 1, from_version: from, to_version: seq - 1 });

const unknown = problem(409, 'last_event_id_unknown');
const stopped = (seq: number, id: string) => message(seq, 'clock_stopped', {}, id);

test('a log that was rewound is told by the event that says so', () => {
  const sentAway = 'retry: 10\nevent: dropped\ndata: {"reason":"rewound"}\n\n';
  const script = [
    streams(stopped(1, '1.11'), stopped(2, '2.22'), stopped(3, '3.33'), sentAway),
    unknown,
    unknown,
    page(event(2, 'rewound', rewound(2))),
    page(event(2, 'rewound', rewound(2))),
    streams(message(2, 'rewound', rewound(2)), message(3), finished(4)),
  ];
  return against(script, async (server) => {
    const events = await follow(server);
    assert.deepEqual(seqs(events), [1, 2, 3, 2, 3, 4]);
    const again = events[3];
    assert.ok(again?.type === 'rewound');
    assert.deepEqual([again.from_seq, again.to_seq], [3, 1]);
    // It looks for the last event that it told and the log still has, and goes on behind that.
    assert.deepEqual(server.header('last-event-id'), ['0', '3.33', '2.22', '1.11', '1.11', '1.11']);
  });
});

test('of two rewinds that tell the same the second is told too, as the first was lost itself', () =>
  against(
    [
      streams(stopped(1, '1.11'), message(2, 'rewound', rewound(2), '2.22'), stopped(3, '3.33')),
      unknown,
      unknown,
      page(event(2, 'rewound', rewound(2))),
      page(event(2, 'rewound', rewound(2)), event(3, 'rewound', rewound(3, 4))),
      streams(message(2, 'rewound', rewound(2), '2.77'), message(3, 'rewound', rewound(3, 4)), finished(4)),
    ],
    async (server) => assert.deepEqual(seqs(await follow(server)), [1, 2, 3, 2, 3, 4]),
  ));

test('what this stream told and the service does not know to be lost is taken back too', () => {
  const told = { from_seq: 5, to_seq: 3, from_version: 5, to_version: 3 };
  const script = [
    streams(stopped(1, '1.11'), stopped(2, '2.22'), stopped(3, '3.33')),
    unknown,
    unknown,
    page(event(2)),
    page(event(2), event(3), event(4, 'rewound', told)),
    page(event(2), { ...event(3), id: '3.77' }),
    streams(message(4, 'rewound', told, '4.88'), finished(5)),
  ];
  return against(script, async (server) => {
    const events = await follow(server);
    assert.deepEqual(seqs(events), [1, 2, 3, 4, 5]);
    const again = events[3];
    assert.ok(again?.type === 'rewound');
    assert.equal(again.to_seq, 1, '2 and 3 are others now');
    assert.equal(server.header('last-event-id').at(-1), '3.77');
  });
});

test('a log that is rewound while it is looked at is looked at again', () =>
  against(
    [
      streams(stopped(1, '1.11'), stopped(2, '2.22'), stopped(3, '3.33')),
      unknown,
      page(event(3)),
      unknown,
      unknown,
      unknown,
      page(event(2, 'rewound', rewound(2))),
      page(event(2, 'rewound', rewound(2))),
      streams(message(2, 'rewound', rewound(2)), finished(3)),
    ],
    async (server) => assert.deepEqual(seqs(await follow(server)), [1, 2, 3, 2, 3]),
  ));

test('a place that the log never had, and a rewind that it does not tell of, are thrown', async () => {
  const refused = { code: 'last_event_id_unknown' };
  await against([problem(409, 'last_event_id_unknown')], async (server) =>
    assert.rejects(follow(server, { after: 99 }), refused));
  await against([streams(message(1)), problem(409, 'last_event_id_unknown'), page(event(1)), page()], async (server) =>
    assert.rejects(follow(server), refused));
});

test('a refusal is thrown, and patience ends', async () => {
  await against([problem(404, 'game_not_found')], async (server) => assert.rejects(follow(server), GameNotFound));
  await against([drops], async (server) => {
    await assert.rejects(follow(server, { aloneMs: 200, retry: { firstMs: 20 } }), ConnectionFailed);
    assert.ok(server.asked.length > 2);
  });
});

test('a signal ends the stream from outside', () =>
  against([streams(message(1), 5000)], async (server) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    assert.deepEqual(seqs(await follow(server, { signal: stop.signal, silenceMs: 5000 })), [1]);
  }));

test('a silent connection is given up though memory is collected meanwhile', { timeout: 30_000 }, () =>
  against([streams(message(1), 600_000), streams(message(2), finished(3))], async (server) => {
    const collector = collecting();
    try {
      assert.deepEqual(seqs(await follow(server)), [1, 2, 3]);
    } finally {
      collector[Symbol.dispose]();
    }
  }));

test('messages are cut right, wherever the chunks break and whatever ends a line', () => {
  const text = ': hi\r\nid: 1\r\ndata: {"a":1}\r\n\r\nevent: end\rdata:x\rdata: y\r\rdata: z\n\n';
  const expected = [
    { event: 'message', data: '{"a":1}', id: '1' },
    { event: 'end', data: 'x\ny', id: '1' },
    { event: 'message', data: 'z', id: '1' },
  ];
  for (let size = 1; size <= text.length; size++) {
    const reader = new MessageReader();
    const found = [];
    for (let at = 0; at < text.length; at += size) found.push(...reader.push(text.slice(at, at + size)));
    assert.deepEqual(found, expected, `in chunks of ${size}`);
  }
});
