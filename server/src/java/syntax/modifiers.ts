/** The modifiers of a declaration as bits of one number. */
export const Modifier = {
  public: 1 << 0,
  protected: 1 << 1,
  private: 1 << 2,
  static: 1 << 3,
  final: 1 << 4,
  abstract: 1 << 5,
  synchronized: 1 << 6,
  volatile: 1 << 7,
  transient: 1 << 8,
  native: 1 << 9,
  default: 1 << 10,
  strictfp: 1 << 11,
  sealed: 1 << 12,
  'non-sealed': 1 << 13,
} as const;

export type ModifierName = keyof typeof Modifier;

export function hasModifier(modifiers: number, name: ModifierName): boolean {
  return (modifiers & Modifier[name]) !== 0;
}
