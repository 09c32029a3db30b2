import type { Configuration } from '@rspack/core';

/** What a remote's build needs because of what its pages are made with. Absent: React, which the shell shares. */
export interface BuildAdapter {
  readonly name: string;
  readonly adapt: (configuration: Configuration, side: 'web' | 'node') => Configuration;
}
