import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { externalIcon, phoneIcon, starIcon, whatsappIcon } from '@umbral/kit/media/icons.ts';
import { phoneHref, whatsappHref } from '../model/phone-href.ts';
import { builderTexts as texts } from '../texts/builder-texts.ts';
import { BuilderLogo } from '../ui/builder-logo.tsx';
import { ResponseBadge } from '../ui/response-badge.tsx';
import { Stars } from '../ui/stars.tsx';
import type { BuilderData } from './builder-data.ts';
import css from './builder-intro.module.css';

/** Who it is, what buyers think, how to reach it. */
export function BuilderIntro({ builder }: { readonly builder: BuilderData }) {
  const { name, city, foundedYear } = builder;
  return (
    <header className={css.intro}>
      <BuilderLogo logo={builder.logo} />
      <div className={css.words}>
        <p className={css.overline}>{texts.overline}</p>
        <h1 tabIndex={-1} className={css.name}>
          {city ? texts.builderInCityTitle(name, city.name) : name}
        </h1>
        <p className={css.facts}>
          <Stars rating={builder.rating} count={builder.ratingCount} />
          <ResponseBadge time={builder.responseTime} />
          {foundedYear && <span>{texts.since(foundedYear)}</span>}
        </p>
        <p className={css.description}>{builder.description}</p>
        <Ways builder={builder} />
      </div>
    </header>
  );
}

function Ways({ builder: { id, name, phone, whatsapp, website, social } }: { readonly builder: BuilderData }) {
  return (
    <div className={css.ways}>
      <ButtonLink look="secondary" size="s" icon={phoneIcon} href={phoneHref(phone)}>
        {texts.phone(phone)}
      </ButtonLink>
      {whatsapp && (
        <ButtonLink
          look="secondary"
          size="s"
          icon={whatsappIcon}
          href={whatsappHref(whatsapp, texts.whatsappMessage(name))}
          target="_blank"
          rel="noopener"
        >
          {texts.whatsapp}
        </ButtonLink>
      )}
      {website && (
        <ButtonLink look="ghost" size="s" icon={externalIcon} href={website} target="_blank" rel="noopener">
          {texts.website} <span className="visually-hidden">{texts.opensElsewhere}</span>
        </ButtonLink>
      )}
      {social.map(({ network, url }) => (
        <ButtonLink key={network} look="ghost" size="s" href={url} target="_blank" rel="noopener">
          {texts.networks[network]} <span className="visually-hidden">{texts.opensElsewhere}</span>
        </ButtonLink>
      ))}
      <ButtonLink
        look="ghost"
        size="s"
        icon={starIcon}
        href={`${routes.survey.href()}?constructora=${id}`}
        rel="nofollow"
      >
        {texts.rate}
      </ButtonLink>
    </div>
  );
}
