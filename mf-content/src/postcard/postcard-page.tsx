import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { LandingFrame } from '@umbral/kit/layout/landing-frame.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { postcardTexts as texts } from '../texts/postcard-texts.ts';
import { LandingForm } from '../ui/landing-form/landing-form.tsx';
import { LandingOpening } from '../ui/landing-opening.tsx';
import { postcardThanksHref } from './postcard-address.ts';
import type { loader } from './postcard-route.ts';

/** Where the postcards of a campaign lead: whoever holds one asks for the home that it shows [R124, C090]. */
export function PostcardPage() {
  const { code, isSent } = useLoaderData<typeof loader>();
  return (
    <LandingFrame aside={<Anchor href={routes.housing.href()}>{texts.searchMyself}</Anchor>}>
      <LandingOpening heading={texts.heading} lead={texts.lead} points={texts.points}>
        <LandingForm
          kind="postcard"
          formId="postales"
          title={texts.title}
          send={texts.send}
          sent={texts.sent}
          thanksHref={postcardThanksHref}
          isSent={isSent}
        >
          {({ field }) => {
            const kept = field('answers.codigo');
            return (
              <>
                <TextField
                  {...kept}
                  defaultValue={kept.defaultValue ?? code}
                  label={texts.code}
                  help={texts.codeHelp}
                  mark="optional"
                  autoComplete="off"
                  maxLength={20}
                />
                <TextField {...field('answers.ciudad')} label={texts.city} mark="optional" />
                <TextareaField {...field('message')} label={texts.message} mark="optional" rows={3} maxLength={2000} />
              </>
            );
          }}
        </LandingForm>
      </LandingOpening>
    </LandingFrame>
  );
}
