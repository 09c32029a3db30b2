/** The looks of mails: the portal's colours as values, since mail programs know no custom properties. */
const font = "Figtree,'Helvetica Neue',Arial,sans-serif";

export const styles = {
  page: `margin:0;padding:24px 12px;background:#f5f7f4;color:#12201a;font:16px/1.6 ${font}`,
  column: 'max-width:600px;margin:0 auto',
  brand: `margin:0 0 16px;padding:0 8px 8px;border-bottom:2px solid #0b5d43;color:#0b5d43;font:700 24px/1.2 ${font};letter-spacing:-.5px`,
  sheet: 'padding:24px;border:1px solid #d5ddd6;border-radius:14px;background:#ffffff;color:#12201a',
  paragraph: 'margin:0 0 16px',
  facts: 'margin:0 0 16px;padding:16px;border-radius:8px;background:#ebefea',
  fact: 'margin:0 0 8px',
  label: 'color:#43534b;font-size:13px',
  heading: `margin:24px 0 12px;font:700 20px/1.2 ${font}`,
  home: 'margin:0 0 16px;border:1px solid #d5ddd6;border-radius:14px;overflow:hidden',
  picture: 'display:block;width:100%;height:auto;border:0',
  homeText: 'padding:16px',
  news: 'margin:0 0 8px',
  newsLabel: 'padding:2px 10px;border-radius:999px;background:#dcede4;color:#0b5d43;font-size:13px;font-weight:600',
  homeTitle: 'margin:0;font-size:18px;font-weight:700',
  homeLink: 'color:#12201a;text-decoration:none',
  place: 'margin:0;color:#43534b;font-size:14px',
  price: 'margin:8px 0 0;font-size:18px;font-weight:700',
  link: 'color:#0b5d43;text-decoration:underline',
  buttonLine: 'margin:24px 0 0',
  button:
    'display:inline-block;padding:12px 24px;border-radius:8px;background:#f5b81c;color:#12201a;font-weight:700;text-decoration:none',
  footer: 'padding:16px 8px 0;color:#43534b',
  small: 'margin:0 0 8px;font-size:13px',
} as const;

/** Darkness, for mail programs that keep style sheets; `!important` is what beats the inline looks. */
export const letterStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0b120f!important;color:#eaf1ec!important}
.brand{color:#6fd3a8!important;border-color:#6fd3a8!important}
.sheet{background:#131c18!important;color:#eaf1ec!important;border-color:#2b3932!important}
.facts{background:#1b2621!important}
.home{border-color:#2b3932!important}
.quiet{color:#b7c4bc!important}
.ink{color:#eaf1ec!important}
.link{color:#6fd3a8!important}
.news{background:#12382a!important;color:#6fd3a8!important}
}`;
