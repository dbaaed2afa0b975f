import type { ReactElement } from "react";
import { contactPath } from "@/shared/routes/paths";
import { MessageScreen } from "./message-screen.tsx";

/** The help of both apps leads here. */
export const ContactPage = (): ReactElement => <MessageScreen kind="question" path={contactPath()} />;
