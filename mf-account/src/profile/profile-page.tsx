import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { profileTexts } from '../texts/profile-texts.ts';
import { AvatarPart } from './avatar-part.tsx';
import css from './profile.module.css';
import { ProfileForm } from './profile-form.tsx';
import type { loader } from './profile-route.ts';

/** The own account: picture, data and what is looked for [R091, B133]. */
export function ProfilePage() {
  const { own, counts } = useLoaderData<typeof loader>();
  return (
    <AccountFrame screen="profile" counts={counts} title={profileTexts.title} lead={profileTexts.lead}>
      <div className={css.columns}>
        <AvatarPart first={own.avatar} />
        <ProfileForm {...own} />
      </div>
    </AccountFrame>
  );
}
