import { guardSinks } from './trusted-types.ts';

// Before any script is inserted.
guardSinks();

// Before any copy of zod runs: its probe for `new Function` would be a policy violation on every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
