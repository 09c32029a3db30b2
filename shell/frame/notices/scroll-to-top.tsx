import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { chevronUpIcon } from '@umbral/kit/media/icons.ts';
import { useEffect, useState } from 'react';
import { noticeTexts } from './notice-texts.ts';
import css from './scroll-to-top.module.css';

const thresholdPx = 100;

/** Appears once the page has been scrolled past 100 px [B021]. */
export function ScrollToTop() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(window.scrollY > thresholdPx);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!isShown) return null;
  return (
    <IconButton
      className={css.button}
      look="outlined"
      icon={chevronUpIcon}
      label={noticeTexts.toTop}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    />
  );
}
