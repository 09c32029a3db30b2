import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Without global test functions the library cannot clean up by itself.
afterEach(cleanup);
