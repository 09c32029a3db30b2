import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a busy machine a second is nothing; whoever waits for what is there waits no longer for it.
configure({ asyncUtilTimeout: 15_000 });

// Without global test functions the library cannot clean up by itself.
afterEach(cleanup);
