import { Button } from '@umbral/kit/actions/button.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { downloadIcon, lockIcon } from '@umbral/kit/media/icons.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { useState } from 'react';
import { downloadTexts as texts } from '../texts/guide-texts.ts';
import type { Download, GuideData } from './guide-data.ts';
import css from './guide-downloads.module.css';
import { UnlockForm } from './unlock-form.tsx';
import { useDownloads } from './use-downloads.ts';

type GuideDownloadsProps = Pick<GuideData, 'slug' | 'downloads' | 'audience'>;

/** The files of a guide: locked until the form is accepted, then open on this device [B069, M062]. */
export function GuideDownloads({ slug, downloads, audience }: GuideDownloadsProps) {
  const [files, open] = useDownloads(slug, downloads);
  const [isAsking, setAsking] = useState(false);
  const isLocked = files.some(({ url }) => url === null);
  const unlock = (opened: readonly Download[]) => {
    open(opened);
    setAsking(false);
  };
  return (
    <section id="descargas" aria-labelledby="downloads-title" className={css.downloads}>
      <h2 id="downloads-title" className={css.title}>
        {texts.title}
      </h2>
      <p className={css.lead} role="status">
        {isLocked ? texts.lockedLead : texts.openLead}
      </p>
      <ul className={css.files}>
        {files.map((file) => (
          <File key={file.id} file={file} />
        ))}
      </ul>
      {isLocked && (
        <Button icon={lockIcon} onClick={() => setAsking(true)}>
          {texts.unlock}
        </Button>
      )}
      {files.length > 0 && !isLocked && (
        <Fragment
          of="mf-content/audience-form"
          props={{ form: audience === 'abroad' ? 'abroad-guide' : 'downloads' }}
          className={css.questions}
        />
      )}
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={texts.formTitle} variant="sheet">
        <UnlockForm guide={slug} audience={audience} onUnlocked={unlock} />
      </Dialog>
    </section>
  );
}

function File({ file: { title, format, url } }: { readonly file: Download }) {
  const kind = format.toUpperCase();
  const inside = (
    <>
      <Icon of={url ? downloadIcon : lockIcon} label={url ? undefined : texts.locked} />
      <span className={css.name}>{title}</span>
      <span className={css.format}>{kind}</span>
    </>
  );
  return (
    <li>
      {url ? (
        <a href={url} download className={css.file} aria-label={texts.download(title, kind)}>
          {inside}
        </a>
      ) : (
        <span className={css.file}>{inside}</span>
      )}
    </li>
  );
}
