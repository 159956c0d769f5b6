"""How openapi-generator is told to make a client of the document that no new event breaks: one row a language."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Language:
    """A language. generator: its name there; properties: of that generator. event: what an event is in the client.

    imports: where that comes from, if it has to be told. shows: by generated file, what stands in it.
    """

    name: str
    generator: str
    event: str
    properties: dict[str, str] = field(default_factory=dict)
    imports: dict[str, str] = field(default_factory=dict)
    shows: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def flags(self) -> str:
        """What to type."""
        mapped = {
            "--additional-properties": self.properties,
            "--type-mappings": self.types,
            "--schema-mappings": {"Event": self.event},
            "--import-mappings": self.imports,
        }
        told = [f"-g {self.generator}"]
        for flag, pairs in mapped.items():
            if pairs:
                told.append(f"{flag}={','.join(f'{key}={value}' for key, value in pairs.items())}")
        return " ".join(told)

    @property
    def types(self) -> dict[str, str]:
        """Which type of the language stands for which of the document; a whole name needs no such telling."""
        return {} if "." in self.event else {"Event": self.event}

    def configuration(self, document: Path, output: Path) -> str:
        """The same as a configuration file, for several languages in one run."""
        told = {
            "generatorName": self.generator,
            "inputSpec": str(document),
            "outputDir": str(output),
            "additionalProperties": self.properties,
            "typeMappings": self.types,
            "schemaMappings": {"Event": self.event},
            "importMappings": self.imports,
            # Pages about each model and tests without a body are half of all files, and are not looked at.
            "globalProperties": dict.fromkeys(("modelDocs", "apiDocs", "modelTests", "apiTests"), "false"),
        }
        return json.dumps(told)


LANGUAGES = (
    Language(
        "Kotlin", "kotlin", "com.google.gson.JsonObject",
        properties={"serializationLibrary": "gson", "packageName": "chouette"},
        shows={
            "models/EventPage.kt": (
                "val events: kotlin.collections.List<com.google.gson.JsonObject>", "val lastSeq: kotlin.Long",
            ),
            "models/BevueEvent.kt": ("data class BevueEvent", "val at: kotlin.Long"),
            "models/WindowView.kt": ("val mode: kotlin.String", "val deadline: kotlin.Long?"),
            "apis/WebhooksApi.kt": ("fun createWebhook(",),
            "apis/DeliveriesApi.kt": ("class DeliveriesApi",),
        },
    ),
    Language(
        "Java", "java", "Object",
        properties={
            "library": "native", "openApiNullable": "false", "containerDefaultToNull": "true",
            "invokerPackage": "chouette",
            "apiPackage": "chouette.api", "modelPackage": "chouette.model",
        },
        shows={
            "model/EventPage.java": ("private List<Object> events", "private Long lastSeq"),
            "model/BevueEvent.java": ("public class BevueEvent", "private Long at"),
            "model/WindowView.java": ("private String mode", "private Long deadline"),
            "api/WebhooksApi.java": ("WebhookSecret createWebhook(",),
            "api/DeliveriesApi.java": ("class DeliveriesApi",),
        },
    ),
    Language(
        "Swift", "swift6", "JSONValue",
        shows={
            "Models/EventPage.swift": ("public var events: [JSONValue]", "public var lastSeq: Int64"),
            "Models/BevueEvent.swift": ("struct BevueEvent", "public var at: Int64"),
            "Models/WindowView.swift": ("public var mode: String", "public var deadline: Int64?"),
            "APIs/WebhooksAPI.swift": ("func createWebhook(",),
            "APIs/DeliveriesAPI.swift": ("class DeliveriesAPI",),
        },
    ),
    Language(
        "Dart", "dart-dio", "JsonObject",
        imports={"JsonObject": "package:built_value/json_object.dart"},
        shows={
            "model/event_page.dart": ("BuiltList<JsonObject> get events", "int get lastSeq"),
            "model/bevue_event.dart": ("abstract class BevueEvent", "int get at"),
            "model/window_view.dart": ("String get mode", "int? get deadline"),
            "api/webhooks_api.dart": ("createWebhook(",),
            "api/deliveries_api.dart": ("class DeliveriesApi",),
        },
    ),
    Language(
        "C#", "csharp", "Object",
        properties={"library": "httpclient"},
        shows={
            "Model/EventPage.cs": ("public List<Object> Events", "public long LastSeq"),
            "Model/BevueEvent.cs": ("class BevueEvent", "public long At"),
            "Model/WindowView.cs": ("public string Mode", "public long? Deadline"),
            "Api/WebhooksApi.cs": ("CreateWebhook(",),
            "Api/DeliveriesApi.cs": ("class DeliveriesApi",),
        },
    ),
)  # fmt: skip
