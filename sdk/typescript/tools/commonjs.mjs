/** Marks dist/cjs as CommonJS: the package as a whole says that its files are ES modules. */

import { writeFileSync } from 'node:fs';

writeFileSync(new URL('../dist/cjs/package.json', import.meta.url), '{ "type": "commonjs" }\n');
