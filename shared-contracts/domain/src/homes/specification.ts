import { z } from 'zod';
import { specificationKinds } from '../vocabulary/specification-vocabulary.ts';

export const specificationKind = z.enum(specificationKinds);

/** A feature as it is served; a builder's own one, once approved, has no key. */
export const specification = z.object({ kind: specificationKind, key: z.string().nullable(), name: z.string().min(1) });
export type Specification = z.infer<typeof specification>;

/** A feature that a builder wrote; it waits for approval. */
export const customSpecification = z.object({
  kind: specificationKind,
  name: z.string().trim().min(2).max(60),
  state: z.enum(['pending', 'approved', 'rejected']),
});
export type CustomSpecification = z.infer<typeof customSpecification>;
