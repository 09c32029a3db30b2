import type { TextRun } from '@umbral/domain/editorial/rich-text.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';

/** Runs of text with their emphasis and links. */
export function TextRuns({ runs }: { readonly runs: readonly TextRun[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place
  return runs.map((run, index) => <Run key={index} run={run} />);
}

function Run({ run: { text, bold, italic, href } }: { readonly run: TextRun }) {
  const words = italic ? <em>{text}</em> : text;
  const weighted = bold ? <strong>{words}</strong> : words;
  if (!href) return weighted;
  return (
    <Anchor href={href} rel={href.startsWith('https:') ? 'noopener' : undefined}>
      {weighted}
    </Anchor>
  );
}
