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

/** What Playwright turns off by itself: a list of one's own takes the place of its list. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** The address bar's suggestions are pages of the browser's own: in each new window they cost as much as the site. */
const SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** The browser that readers have. */
export const wholeBrowser = {
  ...(!systemChromium() && { channel: 'chromium' }),
  launchOptions: {
    executablePath: systemChromium(),
    args: [...ARGUMENTS, `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...SUGGESTIONS].join(',')}`],
  },
};

/**
 * The same browser without its windows, for what is on a page. What is around the page differs: how it is printed, which
 * frames have a process of their own, what is known of the connection, when a frame is drawn.
 */
export const lightBrowser = {
  launchOptions: { executablePath: systemHeadlessShell() ?? systemChromium(), args: ARGUMENTS },
};
