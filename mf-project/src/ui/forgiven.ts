import type { SyntheticEvent } from 'react';

/** The issues of a form without that of the control that is being changed: it is not wrong for now. */
export function forgiven<Issues extends object>(issues: Issues, { target }: SyntheticEvent): Issues {
  const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
  return name && Object.hasOwn(issues, name) ? { ...issues, [name]: undefined } : issues;
}
