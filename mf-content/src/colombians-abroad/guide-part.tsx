import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { downloadIcon } from '@umbral/kit/media/icons.ts';
import { abroadTexts } from '../texts/abroad-texts.ts';

const { guide: texts } = abroadTexts;

/** The guide of buying from abroad, whose files open for a form. */
export function GuidePart() {
  return (
    <section aria-labelledby="guia">
      <SectionHeading id="guia" lead={texts.lead}>
        {texts.title}
      </SectionHeading>
      <p>
        <ButtonLink
          look="secondary"
          icon={downloadIcon}
          href={`${routes.guide.href({ id: 'comprar-desde-el-exterior' })}#descargas`}
        >
          {texts.open}
        </ButtonLink>
      </p>
    </section>
  );
}
