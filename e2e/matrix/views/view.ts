import type { Page } from '@playwright/test';
import type { Catalogue } from '../../fixtures/catalogue.ts';

/** A page in one of its states, to be looked at. */
export interface View {
  readonly name: string;
  readonly path: (catalogue: Catalogue) => string;
  readonly visitor?: 'builder' | 'visitor' | 'admin';
  /** What is opened before looking. */
  readonly open?: (page: Page, catalogue: Catalogue) => Promise<void>;
  /** What is looked at when something was opened, where it is no dialog. */
  readonly part?: string;
  readonly isNotFound?: boolean;
}
