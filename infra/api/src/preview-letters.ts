import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { letterHtml } from './engine/mail/letter-html.ts';
import { letterText } from './engine/mail/mail-letter.ts';
import { portalLetters } from './features.ts';

const origin = 'http://localhost:4000';

/** Writes every letter with invented contents into a folder, to be looked at in a browser. */
function writePreviews(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { templates, examples } of portalLetters) {
    const all = examples(origin);
    for (const template of templates) {
      const forms = all.filter((example) => example.template === template);
      for (const [index, { letter }] of forms.entries()) {
        writeFileSync(join(folder, `${template}-${index + 1}.html`), letterHtml(letter));
        writeFileSync(join(folder, `${template}-${index + 1}.txt`), letterText(letter));
      }
    }
  }
}

writePreviews(process.argv[2] ?? 'mail-previews');
