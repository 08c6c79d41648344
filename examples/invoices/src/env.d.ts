interface ImportMetaEnv {
  /** Base URL of the service, such as `http://127.0.0.1:4010/inventory/v1`. */
  readonly VITE_INVENTORY_URL?: string;
  readonly VITE_ORGANIZATION_ID?: string;
}
