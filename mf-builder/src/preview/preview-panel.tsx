import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { SegmentedControl } from '@umbral/kit/fields/segmented-control.tsx';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { useId, useState } from 'react';
import { LinkBar } from './link-bar.tsx';
import css from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { type PreviewSubject, type ScreenSize, screenSizes } from './preview-subject.ts';
import { previewTexts as texts } from './preview-texts.ts';
import { usePreviewLink } from './use-preview-link.ts';

export interface PreviewPanelProps extends PreviewSubject {
  /** Of what is saved; the preview is read anew whenever it changes. */
  readonly version: number;
}

const segments = (['phone', 'tablet', 'computer'] as const).map((value) => ({
  value,
  label: texts.widthNames[value],
}));

const isSize = (value: string): value is ScreenSize => value in screenSizes;

/** The page of what is saved, as it would be public, on screens of three widths, with the link for a colleague [B143]. */
export function PreviewPanel({ draftId, projectId, version }: PreviewPanelProps) {
  if (draftId === null && projectId === null) return <Notice>{texts.unsaved}</Notice>;
  return <SavedPreview key={`${draftId} ${projectId}`} {...{ draftId, projectId, version }} />;
}

function SavedPreview({ version, ...subject }: PreviewPanelProps) {
  const { state, make, revoke } = usePreviewLink(subject);
  const [size, setSize] = useState<ScreenSize>('phone');
  const name = useId();
  if (state.status !== 'ready') return <NoPreview status={state.status} onMake={make} />;
  const href = routes.projectPreview.href({ token: state.token });
  return (
    <div className={css.panel}>
      <p className={css.hint}>{texts.lead}</p>
      <SegmentedControl
        legend={texts.widths}
        name={name}
        segments={segments}
        value={size}
        onChange={(value) => isSize(value) && setSize(value)}
      />
      <PreviewFrame href={href} size={size} version={version} />
      <LinkBar link={state.link} href={href} onRevoke={revoke} />
    </div>
  );
}

interface NoPreviewProps {
  readonly status: 'loading' | 'failed' | 'revoked';
  readonly onMake: () => void;
}

/** While there is no link: it comes, it did not come, or it was taken back. */
function NoPreview({ status, onMake }: NoPreviewProps) {
  if (status === 'failed') return <ErrorState text={texts.failed} onRetry={onMake} />;
  if (status === 'revoked') {
    return <Notice action={<Button onClick={onMake}>{texts.another}</Button>}>{texts.revoked}</Notice>;
  }
  return (
    <div className={css.panel} role="status">
      <span className="visually-hidden">{texts.loading}</span>
      <Skeleton shape="block" count={3} />
    </div>
  );
}
