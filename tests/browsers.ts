import { systemChromium, systemHeadlessShell } from '../scripts/chromium.mjs';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that readers have. */
export const wholeBrowser = {
  ...(!systemChromium() && { channel: 'chromium' }),
  launchOptions: { executablePath: systemChromium(), args: ARGUMENTS },
};

/**
 * The same browser without its windows, for what is on a page. What is around the page differs: how it is printed, which
 * frames have a process of their own, what is known of the connection, when a frame is drawn.
 */
export const lightBrowser = {
  launchOptions: { executablePath: systemHeadlessShell() ?? systemChromium(), args: ARGUMENTS },
};
