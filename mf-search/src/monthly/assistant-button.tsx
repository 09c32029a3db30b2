import { Button } from '@umbral/kit/actions/button.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { monthlyTexts as texts } from '../texts/monthly-texts.ts';

const AssistantDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "monthly-assistant" */ './assistant-dialog.tsx')).AssistantDialog,
}));

/** "¿Cuánto puedo pagar?": opens the assistant, whose code comes with the first press. Nothing without script. */
export function AssistantButton({ href }: { readonly href: string }) {
  const [isReady, setReady] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setReady(true), []);
  if (!isReady) return null;
  return (
    <>
      <Button look="secondary" size="s" wide onClick={() => setOpen(true)}>
        {texts.ask}
      </Button>
      {isOpen && (
        <Suspense>
          <AssistantDialog href={href} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
