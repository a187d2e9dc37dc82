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

/** The features that Playwright disables by default: a `--disable-features` argument replaces Playwright's own list. */
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
/** The address bar's suggestions are pages of the browser itself: in each new window they cost as much as the site. */
const SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A complete browser, as readers have it. */
export const wholeBrowser = {
  ...(!systemChromium() && { channel: 'chromium' }),
  launchOptions: {
    executablePath: systemChromium(),
    args: [...ARGUMENTS, `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...SUGGESTIONS].join(',')}`],
  },
};

/**
 * The headless shell: the same browser without windows, for tests of a page's content. It differs in what surrounds the
 * page: printing, which frames have a process of their own, the connection information, and when a frame is drawn.
 */
export const lightBrowser = {
  launchOptions: { executablePath: systemHeadlessShell() ?? systemChromium(), args: ARGUMENTS },
};
