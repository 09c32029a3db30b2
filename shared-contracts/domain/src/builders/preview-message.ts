/** What a form tells the preview in its frame, by a message between windows of this portal: it was saved anew. */
export const previewSaved = 'umbral/preview-saved';
