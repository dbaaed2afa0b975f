import type { ReactElement } from "react";
import { noticePath } from "@/shared/routes/paths";
import { MessageScreen } from "./message-screen.tsx";

/** PLT-02: the way to say that content is illegal (Art. 16 DSA). */
export const NoticePage = (): ReactElement => <MessageScreen kind="notice" path={noticePath()} />;
