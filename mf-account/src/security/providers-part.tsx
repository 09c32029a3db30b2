import { Button } from '@umbral/kit/actions/button.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useRef, useState } from 'react';
import { securityTexts } from '../texts/security-texts.ts';
import css from './security.module.css';
import type { LinkedProvider } from './security-queries.ts';

const texts = securityTexts.providers;

/** Providers that one can sign in with; the last way in stays [C228]. */
export function ProvidersPart({ providers }: { readonly providers: readonly LinkedProvider[] }) {
  const part = useRef<HTMLDivElement>(null);
  const { busy, unlink } = useUnlink(() => part.current?.focus());
  return (
    <section aria-labelledby="security-providers" className={css.part}>
      <SectionHeading id="security-providers">{texts.title}</SectionHeading>
      <div ref={part} tabIndex={-1}>
        {providers.length === 0 ? (
          <p className={css.quiet}>{texts.none}</p>
        ) : (
          <ul className={css.list}>
            {providers.map((provider) => (
              <li key={provider.key} className={css.row}>
                <div className={css.rowText}>
                  <strong>{provider.label}</strong>
                  {provider.email && <span className={css.quiet}>{provider.email}</span>}
                  <span className={css.quiet}>{texts.linked(provider.linkedAt)}</span>
                </div>
                <Button
                  look="ghost"
                  aria-label={texts.unlinkNamed(provider.label)}
                  isLoading={busy === provider.key}
                  onClick={() => unlink(provider)}
                >
                  {texts.unlink}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function useUnlink(onGone: () => void) {
  const { call, toast } = useRemote();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();
  const unlink = async ({ key, label }: LinkedProvider) => {
    setBusy(key);
    try {
      const calls = await import('./security-calls.ts');
      const refusal = await calls.unlink(call, key);
      toast(refusal ? { tone: 'warning', text: refusal } : { tone: 'success', text: texts.unlinked(label) });
      await revalidate();
      if (!refusal) onGone();
    } catch {
      toast({ tone: 'error', text: texts.failed });
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, unlink };
}
