import { Notice } from '../states/notice.tsx';

/** What the whole form has to say after a refusal; nothing where there is nothing to say. */
export function FailureNotice({ of: sentence }: { readonly of: string | undefined }) {
  return (
    sentence !== undefined && (
      <Notice tone="error" role="alert">
        {sentence}
      </Notice>
    )
  );
}
