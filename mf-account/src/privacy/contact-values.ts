import { type ContactManner, contactChannels, contactWindows } from '@umbral/domain/contact/contact-manner.ts';

/** Reads the form; what stands in no list is no wish. */
export function readManner(data: FormData): ContactManner {
  const channel = data.get('channel');
  const window = data.get('window');
  return {
    channel: contactChannels.find((one) => one === channel) ?? null,
    window: contactWindows.find((one) => one === window) ?? null,
  };
}
