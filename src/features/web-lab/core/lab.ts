import type { Random } from '../../lab-kit/core/seededRandom';
import type { Client } from './client';
import type { Exchange } from './http';
import type { EngineName, Json, Language, ServerWorld, Text } from './world';

/** What the page shows of a lab: `courses/web-security/<lab>/lab.ts` exports it. */
export interface LabDefinition {
  /** The lesson that contains the lab, below `docs/`, without extension. */
  readonly doc: string;
  /** The weakness, in a few words. */
  readonly weakness: Text;
  /** How it is attacked, in a few words. */
  readonly technique: Text;
  /** The categories of the OWASP Top 10, such as `A01`. */
  readonly owasp: { readonly 2021: string; readonly 2025: string };
  /** Numbers of the weaknesses in the CWE list. */
  readonly cwe: readonly number[];
  /** What the reader is to do, in one or two sentences. Words in backticks are code. */
  readonly task: Text;
  /** The server's virtual host. */
  readonly host: string;
  /** Where the reader's browser starts. */
  readonly start: string;
  /** The engines that the server uses beyond plain code. */
  readonly engines?: readonly EngineName[];
  /** What the attack must have reached, in order. `checks.ts` has a predicate for each. */
  readonly goals: readonly { readonly id: string; readonly text: Text }[];
  /** Two hints: the first for the attack, the second for the patch. They name no solution. */
  readonly hints: readonly [Text, Text];
  /** A first script for repeated requests. */
  readonly script?: string;
  /** The intended patch (a file in `patches/right/`), with its explanation. */
  readonly solution: { readonly patch: string; readonly why: Text };
}

/** A user of the application. */
export interface Account {
  readonly name: string;
  readonly password: string;
}

/** One world of a lab: what the server starts with, and what the judge knows about it. */
export interface LabWorld<Facts> {
  readonly server: Omit<ServerWorld, 'seed' | 'files'> & { readonly files?: Readonly<Record<string, string>> };
  readonly facts: Facts;
  /** The accounts that the page tells the reader. */
  readonly accounts: readonly Account[];
}

/** Why a patch was refused: the request that shows it, and what is wrong with the response. */
export interface Failure {
  readonly exchange: Exchange;
  readonly why: Text;
}

/** What a check works with. Each check has a new world and a new server. */
export interface Trial<Facts> {
  readonly facts: Facts;
  readonly random: Random;
  /** A new client without cookies. */
  readonly client: () => Client;
  /**
   * A client of a second server, which differs from the first in its secure random values only: whatever is equal on
   * both can be computed by an attacker who knows the code and has seen enough of the rest.
   *
   * @param data - replaces fields of its `data`, such as a key that the attacker does not have
   */
  readonly twin: (data?: Readonly<Record<string, Json>>) => Promise<Client>;
}

/** One thing that a patch must stop, or that must still work. */
export interface Check<Facts> {
  readonly id: string;
  readonly kind: 'attack' | 'legitimate';
  /** What is tried, without giving the attack away: “the profile of somebody else”. */
  readonly title: Text;
  /** Returns nothing if the patch behaves as it must, and else why it does not. */
  readonly run: (trial: Trial<Facts>) => Promise<Failure | undefined>;
}

/** A mistake that readers make: a patch like it gets this message. */
export interface Mistake {
  /** Name of the file in `patches/wrong/`. */
  readonly id: string;
  /** The check that such a patch fails first. */
  readonly fails: string;
  /** What the text of such a patch contains; without it every patch that fails first at this check gets the message. */
  readonly mark?: RegExp;
  readonly message: Text;
}

/** What a lab is judged by: `courses/web-security/<lab>/checks.ts` exports it. The page fetches it when a lab starts. */
export interface LabChecks<Facts> {
  /** Makes a world. `isShown` is true for the world that the reader attacks, whose accounts the lesson names. */
  readonly world: (random: Random, language: Language, isShown: boolean) => LabWorld<Facts>;
  /** For each goal: whether an exchange of the reader has reached it. `earlier` are the exchanges before it. */
  readonly goals: Readonly<Record<string, (exchange: Exchange, facts: Facts, earlier: readonly Exchange[]) => boolean>>;
  /** The intended attack; it must reach every goal. */
  readonly attack: (trial: Trial<Facts>) => Promise<void>;
  readonly checks: readonly Check<Facts>[];
  readonly mistakes: readonly Mistake[];
}

/** Keeps the types of a definition. */
export function defineChecks<Facts>(checks: LabChecks<Facts>): LabChecks<Facts> {
  return checks;
}

/** The seed of the world that the reader attacks. */
export const SHOWN_SEED = 'shown';
