import type { ComponentProps } from 'react';
import { useIsAlive } from './use-is-alive.ts';

interface PostedFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'noValidate'> {
  /** Path of the call below the API's base. */
  readonly path: string;
}

/** A form that the browser itself checks and posts where there is no script, and until its script is alive. */
export function PostedForm({ path, ...props }: PostedFormProps) {
  return <form method="post" action={`/api${path}`} noValidate={useIsAlive()} {...props} />;
}
