// Stands for a library that Debian does not package; the document has no dates that it would read.
package com.fasterxml.jackson.datatype.jsr310;

public class JavaTimeModule extends com.fasterxml.jackson.databind.module.SimpleModule {}
