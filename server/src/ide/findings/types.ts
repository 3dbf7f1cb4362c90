/**
 * What the editor shows of findings, as plain data: no protocol types here. Places are uris with
 * lines and columns from 1, as findings have them; whoever speaks the protocol counts its own way.
 */
import type { Severity } from '../../findings/tiers.js';

export interface Place {
  readonly uri: string;
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
}

export interface RelatedPlace extends Place {
  readonly message: string;
}

export interface FindingDiagnostic extends Omit<Place, 'uri'> {
  readonly severity: Severity;
  /** The rule. */
  readonly code: string;
  /** The page about it. */
  readonly page: string;
  readonly message: string;
  /** In reading order. */
  readonly related: readonly RelatedPlace[];
  /** The finding. */
  readonly id: string;
}

/** A lens before its title is known. */
export interface FindingLens extends Omit<Place, 'uri'> {
  readonly parts: readonly LensPart[];
}

/** A finding that a lens is about: as the field's, or as the code of one of its sides. */
export interface LensPart {
  readonly id: string;
  /** Which access of the finding's story; left out on its field. */
  readonly side?: number;
}

export interface LensContent {
  readonly title: string;
  /** Where clicking leads. */
  readonly conflicts: readonly Place[];
}

/** What the features ask of the workspace. */
export interface FindingContext {
  /** The uri of a path of the project. */
  uriOf(path: string): string;
  /** The uri of a page about a rule or a pattern. */
  rulePage(page: string): string;
  /** The editor runs our commands when their links are followed. */
  readonly linksCommands?: boolean;
}
