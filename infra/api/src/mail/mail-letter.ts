/** A mail before it is laid out: plain sentences and at most one button. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Facts in two columns. */
  facts?: readonly (readonly [string, string])[];
  button?: { label: string; href: string };
  footer: string;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}

/** The letter as plain text. */
export function letterText({ greeting, paragraphs, facts = [], button, footer }: Letter): string {
  const table = facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  const link = button ? `${button.label}: ${button.href}` : '';
  return [greeting, ...paragraphs, table, link, `--\n${footer}`].filter((part) => part !== '').join('\n\n');
}

/** The letter as HTML; everything in it is text, nothing a visitor wrote becomes markup. */
export function letterHtml({ subject, greeting, paragraphs, facts = [], button, footer }: Letter): string {
  const sentences = [greeting, ...paragraphs].map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`);
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th align="left" style="padding:4px 16px 4px 0">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const table = rows.length > 0 ? `<table role="presentation">${rows.join('')}</table>` : '';
  const link = button
    ? `<p><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1b3a34;color:#ffffff;text-decoration:none">${escapeHtml(button.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c1c1a;background:#ffffff">
<div style="max-width:560px">${sentences.join('\n')}${table}${link}
<p style="color:#5c5c57;font-size:13px;border-top:1px solid #dddddd;padding-top:12px">${escapeHtml(footer)}</p></div></body></html>`;
}
