import { storageUrl } from "@lokalkorb/model/storage-url";
import { pictureEndpoint } from "@lokalkorb/shell/config/picture-endpoint";
import { serverConfig } from "./server-config.ts";

export default pictureEndpoint((path) => storageUrl(serverConfig().browser, path));
