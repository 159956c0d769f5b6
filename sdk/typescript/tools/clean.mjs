/** Removes what was built before, so that nothing that is no longer there is packed. */

import { rmSync } from 'node:fs';

rmSync(new URL('../dist', import.meta.url), { recursive: true, force: true });
