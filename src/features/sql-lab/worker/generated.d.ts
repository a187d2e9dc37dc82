declare module '@generated/sql-assets/default/assets.json' {
  import type { SqlAssets } from '@site/src/features/sql-lab/core/files/assets';

  const assets: SqlAssets;
  export default assets;
}

declare module '@generated/sql-assets/default/schemas.json' {
  import type { DatasetSchema } from '@site/src/features/sql-lab/core/data/dataset';

  const schemas: Readonly<Record<string, DatasetSchema>>;
  export default schemas;
}
