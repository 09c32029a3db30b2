import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { userIcon } from '@umbral/kit/media/icons.ts';
import { socialTexts } from '../../texts/social-texts.ts';
import css from './social.module.css';

/** An identity provider of this portal. */
export interface SocialProvider {
  readonly key: string;
  readonly label: string;
  /** Where the way to it begins. */
  readonly start: string;
}

interface SocialWaysProps {
  readonly providers: readonly SocialProvider[];
  /** The path of this portal to go to in the end. */
  readonly back: string;
}

/** The ways in by a provider, under the form; nothing where there is none [B073]. */
export function SocialWays({ providers, back }: SocialWaysProps) {
  if (providers.length === 0) return null;
  return (
    <section className={css.ways} aria-label={socialTexts.title}>
      <p className={css.or}>
        <span>{socialTexts.or}</span>
      </p>
      {providers.map(({ key, label, start }) => (
        <ButtonLink
          key={key}
          look="secondary"
          wide
          icon={userIcon}
          href={`${start}?return=${encodeURIComponent(back)}`}
        >
          {socialTexts.continueWith(label)}
        </ButtonLink>
      ))}
    </section>
  );
}
