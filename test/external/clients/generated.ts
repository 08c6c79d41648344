/** Languages whose clients OpenAPI Generator makes of the 3.0 edition. No compiler here reads them. */
export const GENERATED = [
  { language: 'C#', target: 'csharp' },
  { language: 'Kotlin', target: 'kotlin' },
  { language: 'PHP', target: 'php' },
  { language: 'Rust', target: 'rust' },
  { language: 'Swift', target: 'swift6' },
] as const;
