import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { downloadIcon } from '@umbral/kit/media/icons.ts';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { privacyTexts } from '../texts/privacy-texts.ts';
import { ConsentsPart } from './consents-part.tsx';
import { ContactPart } from './contact-part.tsx';
import { CookiesPart } from './cookies-part.tsx';
import { DeletionPart } from './deletion-part.tsx';
import css from './privacy.module.css';
import type { loader } from './privacy-route.ts';

/** What was agreed to, what is stored, and the end of both [R112, B137, B102]. */
export function PrivacyPage() {
  const { own, counts } = useLoaderData<typeof loader>();
  return (
    <AccountFrame screen="privacy" counts={counts} title={privacyTexts.title} lead={privacyTexts.lead}>
      <div className={css.columns}>
        <div className={css.side}>
          <ConsentsPart histories={own.histories} />
          <ContactPart manner={own.manner} />
        </div>
        <div className={css.side}>
          <CookiesPart />
          <DataPart page={own.dataPage} file={own.dataFile} />
          <DeletionPart hasPassword={own.hasPassword} page={own.deletionPage} />
        </div>
      </div>
    </AccountFrame>
  );
}

function DataPart({ page, file }: { readonly page: string; readonly file: string }) {
  const texts = privacyTexts.data;
  return (
    <section aria-labelledby="privacy-data" className={css.part}>
      <SectionHeading id="privacy-data">{texts.title}</SectionHeading>
      <p>{texts.lead}</p>
      <div className={css.actions}>
        <ButtonLink look="secondary" href={page} target="_blank" rel="noopener">
          {texts.read}
        </ButtonLink>
        <ButtonLink look="ghost" icon={downloadIcon} href={file} download>
          {texts.download}
        </ButtonLink>
      </div>
    </section>
  );
}
