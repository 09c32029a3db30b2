import type { ComponentProps } from 'react';

/**
 * A form that only its script can send. Until that is alive a press does nothing: with the method `dialog` a form
 * outside of a dialog leads nowhere, whereas any other would leave the page with what was typed, or put it into the
 * address.
 */
export function ScriptForm(props: ComponentProps<'form'>) {
  return <form method="dialog" noValidate {...props} />;
}
