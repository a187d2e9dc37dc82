/** Sends one WebDriver command; rejects with the browser's own message. */
export type Send = (command: Command, parameters?: object) => Promise<unknown>;

/**
 * The commands of the WebDriver standard that the journey needs, as the standard's paths below `/session/<id>`.
 * Firefox's Marionette knows them by the names of its own.
 */
const COMMANDS = {
  navigate: ['POST', '/url', 'WebDriver:Navigate'],
  back: ['POST', '/back', 'WebDriver:Back'],
  script: ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  actions: ['POST', '/actions', 'WebDriver:PerformActions'],
  resize: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
} as const;

export type Command = keyof typeof COMMANDS;

export const httpCommand = (command: Command) => ({ method: COMMANDS[command][0], path: COMMANDS[command][1] });
export const marionetteCommand = (command: Command): string => COMMANDS[command][2];
