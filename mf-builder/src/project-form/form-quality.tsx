import { startTransition, useEffect, useState } from 'react';
import { useFormDocument } from '../form-document/use-form-document.ts';
import { QualityPanel } from '../quality/quality-panel.tsx';

interface FormQualityProps {
  readonly onGo: (path: string) => void;
  readonly project: number | undefined;
}

const restMs = 400;

/** What the form still owes to buyers; judged in the pauses of whoever writes it. */
export function FormQuality({ onGo, project }: FormQualityProps) {
  const document = useFormDocument();
  const [form, setForm] = useState(document.form);
  useEffect(() => {
    let pause: number | undefined;
    const stop = document.subscribe(() => {
      window.clearTimeout(pause);
      // Whoever goes on typing meanwhile is answered first.
      pause = window.setTimeout(() => startTransition(() => setForm(document.form)), restMs);
    });
    return () => {
      stop();
      window.clearTimeout(pause);
    };
  }, [document]);
  return <QualityPanel form={form} onGo={onGo} project={project} />;
}
