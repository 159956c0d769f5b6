/** The ways in which the form of one act can be filled in: an offer as JSON on standard input, what each way sends printed. */

import { readFileSync } from 'node:fs';
import type { ExpectedAct } from 'chouette-sdk';
import { Names } from '../src/words/names.js';
import { waysOf } from './ways.js';

const offer = JSON.parse(readFileSync(0, 'utf8')) as ExpectedAct;
console.log(JSON.stringify(waysOf(offer, new Names('en', undefined, undefined), [])));
