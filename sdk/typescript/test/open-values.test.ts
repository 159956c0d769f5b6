// A value that is newer than this SDK passes through it, in its types too.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Game } from '../src/index.js';

type Mode = Game['windows'][number]['mode'];

test('a field takes the values of today and those of tomorrow', () => {
  const modes: Mode[] = ['race', 'a_mode_of_tomorrow'];
  const quick = modes.filter((mode) => mode === 'race');
  assert.deepEqual(quick, ['race']);
});
