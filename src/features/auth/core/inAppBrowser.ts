const IN_APP = [
  /\bFBA[NV]\//,
  /\bFB_IAB\b/,
  /\bInstagram\b/,
  /\bZalo\b/i,
  /\bLine\//,
  /\bMicroMessenger\//,
  /\bTwitter(?:Android| for iPhone)\b/,
  /\b(?:musical_ly|BytedanceWebview|TikTok)/i,
  /\bLinkedInApp\b/,
  /\bSnapchat\b/,
  /; wv\)/,
];

/** Whether a user agent is an app's own browser, in which Google refuses to sign anybody in. */
export function isInAppBrowser(userAgent: string): boolean {
  return IN_APP.some((pattern) => pattern.test(userAgent));
}
